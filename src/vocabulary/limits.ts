/** The event log and its deliveries are kept this long (rules 20.3 and 24.3). */
export const LOG_KEPT_DAYS = 30;
