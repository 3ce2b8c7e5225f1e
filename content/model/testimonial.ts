import * as v from 'valibot';
import { group, line, paragraph } from './fields.ts';
import { decorativeSquarePicture } from './image.ts';

/**
 * A quote from a customer. The sample pictures show no faces, because these would be invented. A picture has no
 * alternative text, because the name is next to it.
 */
export const testimonial = group('Testimonial', 'A customer’s own words, with their consent.', {
  text: paragraph('Words', 'Without quotation marks, 40 to 220 characters.', { min: 40, max: 220 }),
  reviewer: line('Who said it', 'First name and initial, or a role.', { max: 40 }),
  place: line('Community', 'Shown after the name.', { max: 40 }),
  avatar: decorativeSquarePicture('Avatar', 'Shown round and small beside the name.'),
  rating: v.pipe(v.literal(5), v.title('Stars'), v.description('Five of five.')),
});
