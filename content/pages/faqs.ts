import type { FaqsPage } from '#content/model/faqs-page.ts';

export const faqsPage = {
  meta: {
    title: 'FAQs on Home Maintenance in Dubai',
    description:
      'Prices with VAT, how often things are due, working hours, payment, warranties and discounts: short answers about home and property maintenance in Dubai.',
  },
  heading: 'Questions, answered',
  intro: 'What it costs, how long it takes and when it is due. Choose a subject, or search all answers.',
  categoriesLabel: 'Subjects',
  filter: {
    label: 'Search all questions',
    placeholder: 'water tank',
    results: { one: 'answer found', many: 'answers found' },
    partialResults: {
      one: 'answer has some of these words',
      many: 'answers have some of these words',
    },
    noMatch: 'No answer contains these words. Call us, or send us your question:',
    ask: 'Send your question',
    words: {
      ignored: [
        ...['a', 'an', 'the', 'i', 'my', 'me', 'we', 'you', 'your', 'it', 'its', 'is', 'are', 'am', 'be', 'do', 'does'],
        ...['can', 'will', 'have', 'has', 'get', 'need', 'want', 'please', 'to', 'of', 'in', 'on', 'at', 'for', 'with'],
        ...['and', 'or', 'if', 'what', 'how', 'there', 'any', 'not', 'no', 'from', 'by'],
      ],
      synonyms: [
        { typed: ['aircon', 'air con', 'air conditioner', 'air conditioning', 'a/c', 'hvac'], means: ['AC'] },
        { typed: ['gas', 'freon', 'refill', 'top up'], means: ['refrigerant', 'gas'] },
        {
          typed: ['not cold', 'not cool', 'no cooling', 'no cold air', 'hot air', 'warm air', 'too hot'],
          means: ['does not cool'],
        },
        {
          typed: ['not working', 'stopped working', 'does not work', 'broken', 'fault'],
          means: ['does not cool', 'breaks'],
        },
        { typed: ['leak', 'drip', 'dripping water'], means: ['leak', 'drips'] },
        {
          typed: ['price', 'cost', 'how much', 'rate', 'charge', 'fee', 'expensive', 'cheap', 'quote', 'quotation'],
          means: ['cost', 'price', 'fee'],
        },
        {
          typed: ['cash', 'credit card', 'card', 'visa', 'apple pay', 'online payment', 'cheque'],
          means: ['how can I pay'],
        },
        { typed: ['payment', 'paid'], means: ['pay'] },
        {
          typed: ['weekend', 'friday', 'saturday', 'sunday', 'timing', 'opening hours', 'open', 'closed', 'holiday'],
          means: ['working hours'],
        },
        { typed: ['urgent', 'now', 'today', 'how fast', 'how soon', 'quickly'], means: ['same day', 'emergency'] },
        { typed: ['late', 'midnight', '24 hours', '24/7'], means: ['night'] },
        { typed: ['clogged', 'choked', 'blockage', 'toilet', 'sink', 'geyser', 'heater'], means: ['plumbing work'] },
        { typed: ['plumber'], means: ['plumbing'] },
        { typed: ['electrician', 'wiring', 'electricity'], means: ['electrical'] },
        { typed: ['no power', 'power cut', 'fuse', 'short circuit', 'mcb', 'db'], means: ['breaker'] },
        { typed: ['tv', 'curtain', 'shelf', 'furniture', 'drill', 'ikea', 'hang', 'mount'], means: ['hanging'] },
        { typed: ['amc', 'contract', 'package', 'yearly', 'annual', 'subscription'], means: ['agreement'] },
        { typed: ['guarantee', 'warranty'], means: ['guarantee', 'warranty'] },
        { typed: ['cancellation', 'terminate', 'stop'], means: ['cancel'] },
        { typed: ['offer', 'coupon', 'promo', 'promotion', 'voucher', 'discount'], means: ['offer', 'discount'] },
        { typed: ['free visit', 'survey', 'site visit', 'visit'], means: ['inspection', 'visit'] },
        { typed: ['area', 'location', 'where', 'villa', 'marina', 'sharjah', 'abu dhabi'], means: ['communities'] },
        { typed: ['tax'], means: ['VAT'] },
        { typed: ['vent', 'dust'], means: ['duct'] },
        { typed: ['office', 'company', 'shop', 'landlord', 'rent'], means: ['tenants and businesses'] },
        { typed: ['appointment', 'schedule', 'booking'], means: ['book a visit'] },
      ],
    },
  },
  empty: 'No FAQs Available',
  answerLink: 'Link to this answer',
  more: {
    heading: 'Not answered here?',
    text: 'Ask in your own words. We read every enquiry.',
    button: 'Contact us',
  },
} as const satisfies FaqsPage;
