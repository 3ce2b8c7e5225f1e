import { business } from '#content/business.ts';
import type { LegalDocument } from '#content/model/legal.ts';
import { acServicePrice, labourHourPrice } from '#content/prices.ts';

const { productName, groupName, address, phone, email } = business;

export const termsMeta = {
  title: 'Terms and Conditions',
  description:
    'The terms of our maintenance work in plain words: prices and VAT, inspections and refunds, payment, warranties, offers and how to cancel an agreement.',
} as const;

export const terms = {
  heading: 'Terms and Conditions',
  summary:
    'These terms say what you may expect from us and what we ask of you. They hold for visits and jobs booked by phone, by e-mail or through this website. Nothing in them takes away rights that the law of the UAE gives you.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `${productName} is a home and property maintenance company and part of ${groupName}. You find us at ${address.street}, ${address.district}, ${address.city}, ${address.country}. Call ${phone.display} or write to ${email}.`,
      ],
    },
    {
      id: 'booking',
      heading: 'Enquiries and bookings',
      paragraphs: [
        'An enquiry commits nobody to anything. A booking is made when you and we have agreed on the work, the price and a time. You cannot buy or pay on this website.',
        'If you cannot be there, tell us as soon as you know. Somebody who may decide about the work should be reachable during the visit.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and VAT',
      paragraphs: [
        `All prices are in AED. An AC service costs ${acServicePrice} per unit; handyman work costs ${labourHourPrice} per hour. For other work you receive a quotation before it starts, and extra work is done only when you have agreed to its price.`,
      ],
    },
    {
      id: 'inspections',
      heading: 'Inspections',
      paragraphs: [
        `There are no free inspections. The first labour hour of an inspection costs ${labourHourPrice} and is refunded on follow-up work that you have us do. The consultation for a painting job is an exception: it is free.`,
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: [
        'You pay 100% on completion, by card machine, bank transfer or pay-by-link. Check the work before you pay, and tell us at once if something is not right.',
      ],
    },
    {
      id: 'service-warranty',
      heading: '30-day service warranty',
      paragraphs: [
        'For 30 days after a job we put right, at no charge, what fails because of our work. Wear, misuse and later work by others are not covered, and parts carry the warranty of their maker.',
      ],
    },
    {
      id: 'first-time-fix',
      heading: 'First-time fix guarantee',
      paragraphs: [
        'First-time fix, first-visit fix and “fix in one visit” are one promise: a repeat visit for the same fault is free.',
      ],
    },
    {
      id: 'painting-warranty',
      heading: '5-year painting warranty',
      paragraphs: [
        'Painting work carries a 5-year weatherproof warranty against fading, cracking and peeling. It does not cover knocks, leaks behind the paint, movement of the building or surfaces that somebody else has painted over.',
      ],
    },
    {
      id: 'offers',
      heading: 'Offers',
      paragraphs: [
        'AED\u00a050 comes off the quoted price of an AC or HVAC installation or repair. AED\u00a0100 comes off a painting job if you call on the day you see the offer. Mention the offer when you book; it is not paid out in cash.',
      ],
    },
    {
      id: 'agreement',
      heading: 'Maintenance Agreement',
      paragraphs: [
        'What the annual (AMA) and the monthly (MMA) agreement include stands in the table on their page. The price depends on the number of AC units and on the property and is part of the agreement you sign. You can cancel after three months with no extra charge.',
      ],
    },
    {
      id: 'your-part',
      heading: 'What we ask of you',
      paragraphs: ['So that we can work safely and keep to the plan, please:'],
      points: [
        'give us access, permits and parking that your building or community requires',
        'tell us about hidden pipes and cables, asbestos, alarms and earlier repairs you know of',
        'keep children and pets away from the place of work',
        'ask your landlord first if you rent and the work changes the property',
      ],
    },
    {
      id: 'liability',
      heading: 'If something goes wrong',
      paragraphs: [
        'Tell us soon and let us look. We answer for damage that we cause, as the law provides. Faults that were there before our visit stay outside that.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and language',
      paragraphs: [
        'The laws of the United Arab Emirates as applied in Dubai govern these terms, and the courts of Dubai decide disputes. Please talk to us first: most things are settled by a call. If there is an Arabic text, it prevails where the law says so.',
      ],
    },
  ],
} as const satisfies LegalDocument;
