/** The browser commands that the tests use. Elements are found by XPath, which both drivers support. */
export type Tab = {
  goto(address: string): Promise<void>;
  address(): Promise<string>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It must not use variables from outside itself. */
  evaluate<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  choose(xpath: string, option: string): Promise<void>;
  /** Presses a key in the focused element. */
  press(key: Key): Promise<void>;
  /** The errors and warnings since the last call. In WebKit, only those after the last `goto` has loaded its page. */
  browserErrors(): Promise<string[]>;
  close(): Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab';

export type OpenOptions = { runsScripts: boolean };

export type Engine = { name: string; open: ((options: OpenOptions) => Promise<Tab>) | undefined };
