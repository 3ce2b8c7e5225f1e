// Written by 'npm run images'; do not edit.

/** The card of each page and the words on it, for people who do not see it. */
export const cardFiles: Record<string, { address: string; alt: string }> = {
  '/': { address: '/cards/home.62769b25.jpeg', alt: "Expert Home Maintenance, Just a Click Away!" },
  '/services/air-conditioning-installation': { address: '/cards/services-air-conditioning-installation.21ffd7ba.jpeg', alt: "AC Installation & Replacement" },
  '/services/ac-maintenance': { address: '/cards/services-ac-maintenance.eaffd4f1.jpeg', alt: "AC Maintenance" },
  '/services/duct-cleaning': { address: '/cards/services-duct-cleaning.a55cca36.jpeg', alt: "Duct Cleaning" },
  '/services/coil-cleaning': { address: '/cards/services-coil-cleaning.d7e46863.jpeg', alt: "Coil Cleaning" },
  '/services/water-tank-cleaning': { address: '/cards/services-water-tank-cleaning.6e7ce213.jpeg', alt: "Water Tank Cleaning" },
  '/services/plumbing': { address: '/cards/services-plumbing.bad163f4.jpeg', alt: "Plumbing" },
  '/services/handyman': { address: '/cards/services-handyman.c00fcf55.jpeg', alt: "Handyman" },
  '/services/electrical': { address: '/cards/services-electrical.e7b77412.jpeg', alt: "Electrical" },
  '/services/painting': { address: '/cards/services-painting.d14a0639.jpeg', alt: "Painting" },
  '/services/maintenance-packages': { address: '/cards/services-maintenance-packages.368fa002.jpeg', alt: "Maintenance Agreement" },
  '/about': { address: '/cards/about.d6ad2f8b.jpeg', alt: "People who look after your home" },
  '/faqs': { address: '/cards/faqs.3f721e8c.jpeg', alt: "Questions, answered" },
  '/contact': { address: '/cards/contact.57b9d6c9.jpeg', alt: "Tell us what needs doing" },
  '/terms-and-conditions': { address: '/cards/terms-and-conditions.5c75b161.jpeg', alt: "Terms and Conditions" },
  '/privacy-policy': { address: '/cards/privacy-policy.a9950a22.jpeg', alt: "Privacy Policy" },
  '/ac-maintenance-services': { address: '/cards/ac-maintenance-services.718f711e.jpeg', alt: "AC Maintenance Services in Dubai" },
  '/hvac-maintenance-services': { address: '/cards/hvac-maintenance-services.ad0b013b.jpeg', alt: "HVAC Maintenance Services in Dubai & UAE" },
  '/ac-cleaning-services': { address: '/cards/ac-cleaning-services.b3d0f2fe.jpeg', alt: "AC Cleaning Services in Dubai & UAE" },
  '/painting-services': { address: '/cards/painting-services.93b8ce12.jpeg', alt: "Painting Services in Dubai" },
};
