// Written by 'npm run images'; do not edit.

/** The card of each page and the words on it, for people who do not see it. */
export const cardFiles: Record<string, { address: string; alt: string }> = {
  '/': { address: '/cards/home.0a11d3b4.jpeg', alt: "Expert Home Maintenance, Just a Click Away!" },
  '/services/air-conditioning-installation': { address: '/cards/services-air-conditioning-installation.5b382c60.jpeg', alt: "AC Installation & Replacement" },
  '/services/ac-maintenance': { address: '/cards/services-ac-maintenance.faa1251b.jpeg', alt: "AC Maintenance" },
  '/services/duct-cleaning': { address: '/cards/services-duct-cleaning.016c6341.jpeg', alt: "Duct Cleaning" },
  '/services/coil-cleaning': { address: '/cards/services-coil-cleaning.32f92f92.jpeg', alt: "Coil Cleaning" },
  '/services/water-tank-cleaning': { address: '/cards/services-water-tank-cleaning.921f4a54.jpeg', alt: "Water Tank Cleaning" },
  '/services/plumbing': { address: '/cards/services-plumbing.2d19603b.jpeg', alt: "Plumbing" },
  '/services/handyman': { address: '/cards/services-handyman.91dffac2.jpeg', alt: "Handyman" },
  '/services/electrical': { address: '/cards/services-electrical.334b4c8b.jpeg', alt: "Electrical" },
  '/services/painting': { address: '/cards/services-painting.e95bc42a.jpeg', alt: "Painting" },
  '/services/maintenance-packages': { address: '/cards/services-maintenance-packages.ec11e23c.jpeg', alt: "Maintenance Agreement" },
  '/about': { address: '/cards/about.feb1ad13.jpeg', alt: "People who look after your home" },
  '/faqs': { address: '/cards/faqs.76beb3a9.jpeg', alt: "FAQs" },
  '/contact': { address: '/cards/contact.6af8d4ce.jpeg', alt: "Tell us what needs doing" },
  '/terms-and-conditions': { address: '/cards/terms-and-conditions.12bcc390.jpeg', alt: "Terms and Conditions" },
  '/privacy-policy': { address: '/cards/privacy-policy.421c2ab8.jpeg', alt: "Privacy Policy" },
  '/ac-maintenance-services': { address: '/cards/ac-maintenance-services.8ccf7758.jpeg', alt: "AC Maintenance Services in Dubai" },
  '/hvac-maintenance-services': { address: '/cards/hvac-maintenance-services.03e4c67c.jpeg', alt: "HVAC Maintenance Services in Dubai & UAE" },
  '/ac-cleaning-services': { address: '/cards/ac-cleaning-services.a2fbabfb.jpeg', alt: "AC Cleaning Services in Dubai & UAE" },
  '/painting-services': { address: '/cards/painting-services.0406ea03.jpeg', alt: "Painting Services in Dubai" },
};
