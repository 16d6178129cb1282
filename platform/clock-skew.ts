/**
 * How much the clocks of processes may differ. Milliseconds. A deadline further ahead than its length and this was set before a clock was
 * put back, or by one that is wrong: it counts as over, so that it stops nothing for hours and prolongs nothing.
 */
export const CLOCK_SKEW_MS = 60_000
