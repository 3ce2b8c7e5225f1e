import { describe, expect, test } from 'vitest';
import { faqs } from '#content/faqs.ts';
import { type FaqType, faqTypes } from '#content/model/faq.ts';
import { faqsPage } from '#content/pages/faqs.ts';
import { answerSearch } from '../../site/features/faq/search.ts';

const answers = (type: FaqType) =>
  faqs
    .filter(({ faq_type }) => faq_type === type)
    .map(({ answer }) => answer)
    .join('\n')
    .replaceAll('\u00a0', ' ');

describe('questions', () => {
  test('C104 fourteen categories in order, without gaps', () => {
    expect(faqTypes).toEqual([
      'Air Conditioning',
      'Duct Cleaning',
      'Coil Cleaning',
      'Water Tank Cleaning',
      'Plumbing',
      'Handyman',
      'Electrical',
      'Painting',
      'Maintenance Packages',
      'About',
      'Availability',
      'Payments',
      'Discounts',
      'General',
    ]);
    const inOrder = faqs.map(({ faq_type }) => faq_type).filter((type, index, all) => type !== all[index - 1]);
    expect(inOrder).toEqual([...faqTypes]);
  });

  test('C108 the text of an empty category', () => {
    expect(faqsPage.empty).toBe('No FAQs Available');
  });

  test('C109 ids are unique and fit into an address', () => {
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    expect(faqs.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('C109 questions are questions, asked once, and answers end like sentences', () => {
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
    expect(faqs.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
    expect(faqs.filter(({ answer }) => !answer.endsWith('.'))).toEqual([]);
  });
});

describe('facts', () => {
  test.each<[string, FaqType, RegExp]>([
    ['C110 AC service price', 'Air Conditioning', /AED 350 \+ VAT \(AED 367\.50 including 5% VAT\) per unit/],
    ['C111 handyman price', 'Handyman', /AED 200 \+ VAT \(AED 210\.00 including 5% VAT\) per hour/],
    ['C112 inspection refund', 'Payments', /first labour hour.*AED 200 \+ VAT.*refunded/i],
    ['C112 no free inspections', 'Plumbing', /no free inspections.*first labour hour.*refunded on follow-up work/i],
    ['C113 AC check', 'Air Conditioning', /every 4 months/],
    ['C114 AC service time', 'Air Conditioning', /1 hour per unit/],
    ['C115 duct interval', 'Duct Cleaning', /at least once a year/],
    ['C115 duct time', 'Duct Cleaning', /1\.5 to 2 hours per unit/],
    ['C116 coil interval', 'Coil Cleaning', /once a year/],
    ['C117 tank interval', 'Water Tank Cleaning', /at least twice a year/i],
    ['C118 dirty coils', 'Coil Cleaning', /Dirty coils use 30% more electricity/],
    ['C119 thermostat', 'Air Conditioning', /about 21 °C/],
    ['C120 voltage', 'Electrical', /220 V at 50 Hz/],
    ['C121 hours of the week', 'Availability', /Monday to Saturday 8:00\u2060–\u206018:00/],
    ['C121 hours on Sunday', 'Availability', /Sunday 9:00\u2060–\u206019:00/],
    ['C121 emergency line', 'Availability', /emergency line is open 24\/7, 365 days a year/],
    ['C122 ways to pay', 'Payments', /card machine.*bank transfer.*pay-by-link/],
    ['C122 currency', 'Payments', /prices are in AED/],
    ['C122 when to pay', 'Payments', /100% on completion/],
    ['C093 AC services', 'Maintenance Packages', /3 AC services per unit, one every 4 months/],
    ['C094 C095 inspections', 'Maintenance Packages', /1 electrical inspection and 1 plumbing inspection per year/],
    ['C096 handyman hours', 'Maintenance Packages', /2 free handyman hours/],
    [
      'C097 C098 emergencies',
      'Maintenance Packages',
      /unlimited emergency callouts with a 90-minute emergency response/,
    ],
    ['C099 labour', 'Maintenance Packages', /free labour on AC, plumbing and electrical repair/],
    ['C100 hotline', 'Maintenance Packages', /24\/7 hotline/],
    ['C101 discount', 'Maintenance Packages', /20% discount on handyman, duct, coil and tank cleaning/],
    ['C102 cancellation', 'Maintenance Packages', /cancel after three months with no extra charge/],
    ['C103 price of the agreement', 'Maintenance Packages', /depends on the number of AC units and on the property/],
    ['C190 experience', 'About', /over 10 years of average experience/],
    ['C192 service warranty', 'About', /30-day service warranty/],
    ['C193 first-time fix', 'About', /the repeat visit is free/],
    ['C194 same-day service', 'Availability', /same-day service/],
    ['C194 upfront pricing', 'General', /transparent and upfront/],
    ['C195 painting warranty', 'Painting', /5-year weatherproof warranty against fading, cracking and peeling/],
    ['C198 painting response', 'Painting', /within 60 seconds/],
    [
      'C200 communities',
      'Availability',
      /Dubai Hills, Palm Jumeirah, Arabian Ranches, The Greens, Jumeirah Park and The Springs/,
    ],
    ['C201 group', 'About', /part of a real estate group/],
    ['C163 AC offer', 'Discounts', /AED 50 on AC installation and repair/],
    ['C171 painting offer', 'Discounts', /AED 100 comes off your painting job/],
  ])('%s', (_row, type, fact) => {
    expect(answers(type)).toMatch(fact);
  });
});

describe('words that visitors use', () => {
  const categories = faqTypes.map((title) => ({ title, questions: faqs.filter(({ faq_type }) => faq_type === title) }));
  const search = answerSearch(categories, faqsPage.filter.words);

  test.each([
    ['aircon', 'ac-service-price'],
    ['airco', 'ac-service-price'],
    ['gas', 'ac-gas'],
    ['ac gas refill', 'ac-gas'],
    ['leaking', 'plumbing-leak'],
    ['my aircon is leaking', 'ac-dripping'],
    ['not cold', 'ac-not-cooling'],
    ['AC not cooling', 'ac-not-cooling'],
    ['ac not working', 'ac-not-cooling'],
    ['no power', 'electrical-tripping'],
    ['electrician', 'electrical-inspection'],
    ['plumber', 'plumbing-scope'],
    ['clogged drain', 'plumbing-scope'],
    ['tv mounting', 'handyman-scope'],
    ['how much is an AC service?', 'ac-service-price'],
    ['handyman price', 'handyman-price'],
    ['price', 'ac-service-price'],
    ['cash', 'payments-methods'],
    ['credit card', 'payments-methods'],
    ['weekend', 'availability-hours'],
    ['are you open on sunday', 'availability-hours'],
    ['24 hours', 'availability-night'],
    ['urgent', 'agreement-emergency'],
    ['same day', 'availability-same-day'],
    ['dubai marina', 'availability-communities'],
    ['amc', 'agreement-included'],
    ['cancellation', 'agreement-cancel'],
    ['guarantee', 'about-first-time-fix'],
    ['coupon', 'discounts-ac'],
    ['appointment', 'general-book'],
    ['smell', 'ac-smell'],
    ['bad smell from the ac', 'ac-smell'],
    ['noise', 'ac-noise'],
    ['noisy ac', 'ac-noise'],
    ['mould', 'duct-mould'],
    ['mold', 'duct-mould'],
    ['insurance', 'general-damage'],
    ['whatsapp', 'general-photos'],
    ['ac repair', 'ac-repair'],
    ['daikin', 'ac-makes'],
    ['jotun', 'painting-makes'],
    ['deposit', 'payments-when'],
    ['frozen', 'ac-not-cooling'],
    ['how much is duct cleaning', 'duct-interval'],
  ])('N08 %s finds %s first', (typed, id) => {
    expect([...search(typed).places.keys()][0]).toBe(id);
  });
});
