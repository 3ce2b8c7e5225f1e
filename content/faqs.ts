import { business } from './business.ts';
import { communities } from './communities.ts';
import { openingHours } from './hours.ts';
import type { Faq } from './model/faq.ts';
import { acServicePrice, labourHourPrice } from './prices.ts';

const otherCommunities = communities.slice(0, -1).join(', ');
const lastCommunity = communities[communities.length - 1];

/** Grouped in the order of the category buttons; the order inside a category is the order on the page. */
export const faqs = [
  {
    id: 'ac-service-price',
    faq_type: 'Air Conditioning',
    question: 'What does an AC service cost?',
    answer: `An AC service costs ${acServicePrice} per unit. Spare parts and refrigerant, if a unit needs any, are quoted first and fitted only when you agree.`,
  },
  {
    id: 'ac-service-interval',
    faq_type: 'Air Conditioning',
    question: 'How often should my AC be checked?',
    answer:
      'Have every unit checked every 4 months. Air conditioners here run for most of the year, and dust and condensate build up faster than in milder places.',
  },
  {
    id: 'ac-service-duration',
    faq_type: 'Air Conditioning',
    question: 'How long does an AC service take?',
    answer: 'An AC service takes 1 hour per unit. Only the unit we work on is off; the rest of your home stays cool.',
  },
  {
    id: 'ac-thermostat',
    faq_type: 'Air Conditioning',
    question: 'Which temperature should I set on the thermostat?',
    answer:
      'We suggest about 21\u00a0°C. Setting it much lower does not cool the room sooner; the unit only runs on for longer.',
  },
  {
    id: 'ac-not-cooling',
    faq_type: 'Air Conditioning',
    question: 'My AC runs but does not cool. What can I check myself?',
    answer:
      'Look at the thermostat setting, the filter and the breaker of the unit. If there is ice on the pipe, switch cooling off and let it thaw. If the room is still warm afterwards, call us and mention what you saw.',
  },
  {
    id: 'ac-dripping',
    faq_type: 'Air Conditioning',
    question: 'My AC drips water. What should I do?',
    answer:
      'Switch the unit off and put a bucket below it. Most often the drain is blocked. Call us and say which unit it is: we clear the drain and check the tray and the coil.',
  },
  {
    id: 'ac-gas',
    faq_type: 'Air Conditioning',
    question: 'Does my AC need more gas?',
    answer:
      'A tight unit does not use up its gas. If gas is missing, it has a leak. We look for the leak first, and you hear the price before we repair and refill.',
  },
  {
    id: 'duct-interval',
    faq_type: 'Duct Cleaning',
    question: 'How often should AC ducts be cleaned?',
    answer:
      'Clean ducts at least once a year. Do it again after a renovation or when you move into a home whose ducts nobody can vouch for.',
  },
  {
    id: 'duct-duration',
    faq_type: 'Duct Cleaning',
    question: 'How long does duct cleaning take?',
    answer: 'It takes 1.5 to 2 hours per unit. The unit is off in the meantime, so in summer we suggest a morning.',
  },
  {
    id: 'duct-mess',
    faq_type: 'Duct Cleaning',
    question: 'Will duct cleaning leave dust in my rooms?',
    answer:
      'The ducts are brushed under suction, openings are taped and furniture below them is covered. Move lamps and electronics aside, and we take the collected dust with us.',
  },
  {
    id: 'coil-interval',
    faq_type: 'Coil Cleaning',
    question: 'How often should AC coils be cleaned?',
    answer:
      'Have the coils cleaned once a year. Before summer is the best time, because the load on the unit is about to rise.',
  },
  {
    id: 'coil-electricity',
    faq_type: 'Coil Cleaning',
    question: 'Do dirty coils really raise my electricity bill?',
    answer: 'Yes. Dirty coils use 30% more electricity, since the compressor has to run longer for the same cooling.',
  },
  {
    id: 'coil-or-service',
    faq_type: 'Coil Cleaning',
    question: 'Is coil cleaning part of a normal AC service?',
    answer:
      'A normal service looks at the coil and brushes off loose dust. Coil cleaning opens the unit and washes the fins right through, so it is a job of its own. The technician tells you when it is due.',
  },
  {
    id: 'tank-interval',
    faq_type: 'Water Tank Cleaning',
    question: 'How often should a water tank be cleaned?',
    answer:
      'At least twice a year, for roof tanks and ground tanks alike. Before and after the summer heat works well.',
  },
  {
    id: 'tank-supply',
    faq_type: 'Water Tank Cleaning',
    question: 'Will I be without water while the tank is cleaned?',
    answer:
      'Taps fed by that tank are off while it is empty. Fill a few bottles and a bucket beforehand. If you have two tanks and the pipework allows it, one keeps serving while we clean the other.',
  },
  {
    id: 'tank-disinfectant',
    faq_type: 'Water Tank Cleaning',
    question: 'Is the disinfectant safe for drinking water?',
    answer:
      'We use products meant for drinking-water tanks, keep to the contact time on the label and rinse the tank before it is refilled. Taps then run until the water is clear.',
  },
  {
    id: 'plumbing-leak',
    faq_type: 'Plumbing',
    question: 'What should I do first when a pipe leaks?',
    answer:
      'Close the stop valve, switch off the water heater and keep away from wet sockets. Then call our emergency line, which is answered 24/7, 365 days a year.',
  },
  {
    id: 'plumbing-inspection',
    faq_type: 'Plumbing',
    question: 'Do you inspect a leak for free?',
    answer: `No, there are no free inspections. The first labour hour costs ${labourHourPrice}, and it is refunded on follow-up work.`,
  },
  {
    id: 'plumbing-scope',
    faq_type: 'Plumbing',
    question: 'Which plumbing work do you do?',
    answer:
      'Leaks, taps and mixers, toilets, blocked drains, water heaters, pumps, and the pipework of bathrooms and kitchens. If you cannot name the fault, describe where the water is and when it comes.',
  },
  {
    id: 'handyman-price',
    faq_type: 'Handyman',
    question: 'How much does a handyman cost?',
    answer: `A handyman costs ${labourHourPrice} per hour. With a Maintenance Agreement you have 2 free handyman hours and a 20% discount on further ones.`,
  },
  {
    id: 'handyman-scope',
    faq_type: 'Handyman',
    question: 'Which jobs can I put on the list?',
    answer:
      'Hanging, mounting, assembling, adjusting and small repairs. New cables, pipes inside walls and whole rooms of paint go to our electricians, plumbers and painters, whom you can book by the same number.',
  },
  {
    id: 'handyman-material',
    faq_type: 'Handyman',
    question: 'Do I have to buy the material myself?',
    answer:
      'You may. Or leave it to us: name the item and the quality you want, and you hear what it costs before we get it.',
  },
  {
    id: 'electrical-voltage',
    faq_type: 'Electrical',
    question: 'Which voltage does Dubai have?',
    answer:
      'The voltage in Dubai is 220\u00a0V at 50\u00a0Hz, with three-pin sockets. Check the label of an appliance from abroad before you plug it in: one made for another voltage can be destroyed at once.',
  },
  {
    id: 'electrical-tripping',
    faq_type: 'Electrical',
    question: 'Why does my breaker keep tripping?',
    answer:
      'Usually because of an overload, a short circuit, or current leaking through damp or a worn heater element. Disconnect everything on that circuit and try the breaker once more. Should it go again, keep it off until we have tested the circuit.',
  },
  {
    id: 'electrical-inspection',
    faq_type: 'Electrical',
    question: 'What does an electrical inspection cost?',
    answer: `The first labour hour of an inspection costs ${labourHourPrice}. It is refunded on follow-up work. Agreement customers have 1 electrical inspection per year included.`,
  },
  {
    id: 'painting-warranty',
    faq_type: 'Painting',
    question: 'What does the painting warranty cover?',
    answer:
      'Painting work has a 5-year weatherproof warranty against fading, cracking and peeling. If one of these appears, call us and we look at it.',
  },
  {
    id: 'painting-consultation',
    faq_type: 'Painting',
    question: 'Does a painting consultation cost anything?',
    answer:
      'No, the painting consultation is free, and AED\u00a0100 comes off the painting job if you call today. The paid inspection is for repairs such as leaks and electrical faults.',
  },
  {
    id: 'painting-response',
    faq_type: 'Painting',
    question: 'How fast does the painting team answer?',
    answer:
      'Our painting team reaches out within 60 seconds, during working hours. Leave your name and number on the painting page, or call.',
  },
  {
    id: 'painting-preparation',
    faq_type: 'Painting',
    question: 'What do I need to do before the painters come?',
    answer:
      'Take down pictures, empty open shelves and pack small things. We move heavy furniture to the middle of the room and cover it.',
  },
  {
    id: 'agreement-included',
    faq_type: 'Maintenance Packages',
    question: 'What does a Maintenance Agreement include?',
    answer:
      '3 AC services per unit, one every 4 months; 1 electrical inspection and 1 plumbing inspection per year; 2 free handyman hours; unlimited emergency callouts with a 90-minute emergency response; free labour on AC, plumbing and electrical repair; the 24/7 hotline; and a 20% discount on handyman, duct, coil and tank cleaning.',
  },
  {
    id: 'agreement-annual-monthly',
    faq_type: 'Maintenance Packages',
    question: 'What is the difference between AMA and MMA?',
    answer:
      'AMA is the annual maintenance agreement, MMA the monthly one. The included services are the same; tell us which rhythm suits you and we quote for it.',
  },
  {
    id: 'agreement-price',
    faq_type: 'Maintenance Packages',
    question: 'What does a Maintenance Agreement cost?',
    answer:
      'The price depends on the number of AC units and on the property. Tell us both, and you receive a figure for your home or business.',
  },
  {
    id: 'agreement-cancel',
    faq_type: 'Maintenance Packages',
    question: 'Can I cancel the agreement?',
    answer: 'Yes, you can cancel after three months with no extra charge.',
  },
  {
    id: 'agreement-emergency',
    faq_type: 'Maintenance Packages',
    question: 'How fast do you come in an emergency?',
    answer:
      'Agreement customers have a 90-minute emergency response, and emergency callouts are unlimited. Call the 24/7 hotline; an e-mail is too slow for this.',
  },
  {
    id: 'about-company',
    faq_type: 'About',
    question: `Who is behind ${business.productName}?`,
    answer: `We are a home and property maintenance company in Dubai and part of a real estate group, ${business.groupName}. We look after villas, flats, offices and industrial sites.`,
  },
  {
    id: 'about-experience',
    faq_type: 'About',
    question: 'How experienced are your technicians?',
    answer: 'Our technicians have over 10 years of average experience and cover the major Dubai communities.',
  },
  {
    id: 'about-first-time-fix',
    faq_type: 'About',
    question: 'What is the first-time fix guarantee?',
    answer: 'If the same fault returns after our repair, the repeat visit is free. Call us and name the earlier visit.',
  },
  {
    id: 'about-service-warranty',
    faq_type: 'About',
    question: 'Is your work under warranty?',
    answer: 'Yes, there is a 30-day service warranty on our work. Painting has its own 5-year weatherproof warranty.',
  },
  {
    id: 'availability-hours',
    faq_type: 'Availability',
    question: 'What are your working hours?',
    answer: `${openingHours.join('. ')}. The emergency line is open 24/7, 365 days a year.`,
  },
  {
    id: 'availability-same-day',
    faq_type: 'Availability',
    question: 'Can you come on the same day?',
    answer:
      'Yes, we offer same-day service. Call early in the day and describe the fault, so that the right technician can be sent.',
  },
  {
    id: 'availability-communities',
    faq_type: 'Availability',
    question: 'Which communities do you cover?',
    answer: `We cover the major Dubai communities, among them ${otherCommunities} and ${lastCommunity}. If you live or work elsewhere in the UAE, call and ask.`,
  },
  {
    id: 'availability-night',
    faq_type: 'Availability',
    question: 'What if something breaks at night?',
    answer:
      'Call the customer care hotline: it is open 24/7, 365 days a year. Water, power and cooling failures go first.',
  },
  {
    id: 'payments-methods',
    faq_type: 'Payments',
    question: 'How can I pay?',
    answer: 'By card machine at your door, by bank transfer or by pay-by-link. All prices are in AED.',
  },
  {
    id: 'payments-when',
    faq_type: 'Payments',
    question: 'When do I pay?',
    answer: 'You pay 100% on completion. Look at the work first, then pay.',
  },
  {
    id: 'payments-vat',
    faq_type: 'Payments',
    question: 'Do your prices include VAT?',
    answer: `Where we print a price with “+ VAT”, the total with VAT stands right behind it: an AC service is ${acServicePrice} per unit.`,
  },
  {
    id: 'payments-inspection-refund',
    faq_type: 'Payments',
    question: 'Do I get the inspection fee back?',
    answer: `Yes, when we do the follow-up work. The first labour hour of the inspection, ${labourHourPrice}, is then refunded. If you decide against the work, you pay for the inspection only.`,
  },
  {
    id: 'discounts-ac',
    faq_type: 'Discounts',
    question: 'Is there an offer on air conditioning?',
    answer:
      'Yes: save AED\u00a050 on AC installation and repair. It holds for HVAC work too. Mention the offer when you book.',
  },
  {
    id: 'discounts-painting',
    faq_type: 'Discounts',
    question: 'Is there an offer on painting?',
    answer: 'Yes. If you call us today, AED\u00a0100 comes off your painting job. The consultation before it is free.',
  },
  {
    id: 'discounts-agreement',
    faq_type: 'Discounts',
    question: 'Which discount do agreement customers have?',
    answer: 'A 20% discount on handyman work and on duct, coil and tank cleaning, for as long as the agreement runs.',
  },
  {
    id: 'general-customers',
    faq_type: 'General',
    question: 'Do you work for tenants and businesses as well?',
    answer:
      'Yes. Homeowners, tenants and businesses book with us, and industrial sites too. If you rent, check with your landlord before we drill, paint or replace anything that stays.',
  },
  {
    id: 'general-book',
    faq_type: 'General',
    question: 'How do I book a visit?',
    answer:
      'Send the enquiry form on the contact page, write an e-mail or call. There is no account to open and nothing to pay online.',
  },
  {
    id: 'general-prepare',
    faq_type: 'General',
    question: 'How should I prepare for a visit?',
    answer:
      'Clear the way to the place of work, arrange access with building security, and keep children and pets in another room. Each service page lists what else helps.',
  },
  {
    id: 'general-price-before',
    faq_type: 'General',
    question: 'Will I know the price before you start?',
    answer:
      'Yes, our pricing is transparent and upfront: you hear the price first, and work starts when you have agreed to it.',
  },
] as const satisfies readonly Faq[];
