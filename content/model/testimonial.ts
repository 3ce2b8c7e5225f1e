/** A customer's words. The avatar is drawn from the initials: there are no invented faces. */
export type Testimonial = {
  /** The quotation without quotation marks, 40 to 220 characters. */
  text: string;
  /** First name and initial, or a role. */
  reviewer: string;
  /** Community, shown after the name. */
  place: string;
  /** Two letters. */
  avatar: string;
  /** Stars out of five (spec §2: five). */
  rating: 5;
};
