import { line } from './fields.ts';

/** The sentences about opening hours, one per state. `max` is in characters. */
export const openingLines = (max: number) => ({
  open: line('During working hours', 'With {time}.', { max }),
  today: line('Before working hours', 'With {time}.', { max }),
  tomorrow: line('After working hours', 'With {time}.', { max }),
  later: line('Before a day off', 'With {time} and {day}.', { max }),
  always: line('Before the clock is read', 'Has to be true at any time.', { max }),
});
