package com.example.realestate;

import java.lang.reflect.InvocationTargetException;

/** Runs programs one after the other, and prints which failed. */
public final class Samples {
    private Samples() {}

    public static void main(String[] names) throws ReflectiveOperationException {
        for (var name : names) {
            var main = Class.forName(name).getMethod("main", String[].class);
            try {
                main.invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException error) {
                System.err.println("FAILED " + name + " " + error.getCause());
            }
        }
    }
}
