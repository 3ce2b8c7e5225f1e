/** The commands that the journeys need from a browser. Elements are found by XPath, which both drivers support. */
export type Tab = {
  goto(address: string): Promise<void>;
  address(): Promise<string>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It cannot use variables of the test. */
  evaluate<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  choose(xpath: string, option: string): Promise<void>;
  /** Presses keys in the focused element. */
  press(key: Key): Promise<void>;
  /** The errors that the browser has reported since the last call. */
  browserErrors(): Promise<string[]>;
  close(): Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab';

export type OpenOptions = { runsScripts: boolean };

export type Engine = { name: string; open: ((options: OpenOptions) => Promise<Tab>) | undefined };
