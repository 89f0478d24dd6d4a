package com.example.realestate;

import java.time.Duration;

/**
 * Why and when a call is sent again; the attempt is the one that failed, and an ApiException has
 * the service's problem.
 */
public record RetryInfo(AttemptInfo attempt, RealEstateException error, Duration pause) {}
