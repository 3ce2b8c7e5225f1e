/** Wall time in milliseconds. Passed in, so that tests can move it; never used to order leads. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
