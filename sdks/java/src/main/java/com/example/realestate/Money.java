package com.example.realestate;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** An exact amount in BRL, in whole cents. */
public record Money(long cents) {
    public static Money ofCents(long cents) {
        return new Money(cents);
    }

    /** From a text such as {@code "1234567.89"}. */
    public static Money ofReais(String reais) {
        return new Money(new BigDecimal(reais).movePointRight(2).longValueExact());
    }

    static Money of(BigDecimal reais) {
        return new Money(
                reais.movePointRight(2).setScale(0, RoundingMode.HALF_UP).longValueExact());
    }

    public BigDecimal reais() {
        return BigDecimal.valueOf(cents, 2);
    }

    @Override
    public String toString() {
        return reais().toPlainString();
    }
}
