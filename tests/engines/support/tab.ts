/** What the journeys need of a browser; elements are named by XPath, which both drivers understand. */
export type Tab = {
  goto(address: string): Promise<void>;
  address(): Promise<string>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page; nothing of the test's own scope is there. */
  evaluate<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  choose(xpath: string, option: string): Promise<void>;
  /** To whatever has the focus. */
  press(key: Key): Promise<void>;
  /** What the browser has complained about since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;
export type Key = keyof typeof keys;

export type OpenOptions = { runsScripts: boolean };

export type Engine = { name: string; open: ((options: OpenOptions) => Promise<Tab>) | undefined };
