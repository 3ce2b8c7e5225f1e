import type { EmailProvider } from '#contract/email-provider.ts';

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Opening hours of a group of days that share them. */
export type OpeningHours = {
  /** Days in order. */
  days: readonly [Weekday, ...Weekday[]];
  /** Local time as HH:MM on the 24-hour clock. */
  opens: string;
  closes: string;
};

/** The facts of the company that every page takes from here. */
export type Business = {
  /** Full name, in titles, the footer and legal texts. */
  productName: string;
  /** One word, beside the logo. */
  shortName: string;
  /** What stands under the short name in the logo. */
  descriptor: string;
  /** The real estate group that the company is part of. */
  groupName: string;
  /** Where the published site lives, without a slash at the end; canonical addresses start with it. */
  siteOrigin: string;
  phone: {
    /** As people read it: grouped, with spaces. */
    display: string;
    /** As a phone dials it: + and digits only (E.164). */
    dial: string;
  };
  email: string;
  address: {
    /** Office and building. */
    street: string;
    /** Part of the city. */
    district: string;
    city: string;
    /** As people read it. */
    country: string;
    /** Two letters (ISO 3166), for structured data. */
    countryCode: string;
  };
  hours: readonly OpeningHours[];
  /** Name of the time zone in which the hours are meant. */
  timeZone: string;
  /** That zone's distance from UTC; it must have no summer time. Phones compute with it, the name costs them too much. */
  utcOffsetHours: number;
  /** Five per cent is 0.05. */
  vatRate: number;
  /** Prices before VAT, in AED. */
  prices: {
    /** One AC service, per unit. */
    acService: number;
    /** One hour of handyman work; also the first labour hour of an inspection. */
    handymanHour: number;
  };
  /** Where the forms send leads. `EMAIL_…` variables override these; see docs/publish.md. */
  emailProvider: EmailProvider;
};
