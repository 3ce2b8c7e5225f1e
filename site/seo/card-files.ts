// Written by 'npm run images'; do not edit.

/** The card of each page and the words on it, for people who do not see it. */
export const cardFiles: Record<string, { address: string; alt: string }> = {
  '/': { address: '/cards/home.b536b129.jpeg', alt: "Expert Home Maintenance, Just a Click Away!" },
  '/services/air-conditioning-installation': { address: '/cards/services-air-conditioning-installation.b350f8a3.jpeg', alt: "AC Installation & Replacement" },
  '/services/ac-maintenance': { address: '/cards/services-ac-maintenance.5c2d120b.jpeg', alt: "AC Maintenance" },
  '/services/duct-cleaning': { address: '/cards/services-duct-cleaning.6eaf3628.jpeg', alt: "Duct Cleaning" },
  '/services/coil-cleaning': { address: '/cards/services-coil-cleaning.0cbaf5d6.jpeg', alt: "Coil Cleaning" },
  '/services/water-tank-cleaning': { address: '/cards/services-water-tank-cleaning.a9ab163e.jpeg', alt: "Water Tank Cleaning" },
  '/services/plumbing': { address: '/cards/services-plumbing.15a21a66.jpeg', alt: "Plumbing" },
  '/services/handyman': { address: '/cards/services-handyman.71f7a8e5.jpeg', alt: "Handyman" },
  '/services/electrical': { address: '/cards/services-electrical.47f48c6e.jpeg', alt: "Electrical" },
  '/services/painting': { address: '/cards/services-painting.958fcfe1.jpeg', alt: "Painting" },
  '/services/maintenance-packages': { address: '/cards/services-maintenance-packages.d0109f83.jpeg', alt: "Maintenance Agreement" },
  '/about': { address: '/cards/about.0002c3af.jpeg', alt: "People who look after your home" },
  '/faqs': { address: '/cards/faqs.4982f6cc.jpeg', alt: "Questions, answered" },
  '/contact': { address: '/cards/contact.c1cd218c.jpeg', alt: "Tell us what needs doing" },
  '/terms-and-conditions': { address: '/cards/terms-and-conditions.8d136984.jpeg', alt: "Terms and Conditions" },
  '/privacy-policy': { address: '/cards/privacy-policy.69af2ac0.jpeg', alt: "Privacy Policy" },
  '/ac-maintenance-services': { address: '/cards/ac-maintenance-services.56265255.jpeg', alt: "AC Maintenance Services in Dubai" },
  '/hvac-maintenance-services': { address: '/cards/hvac-maintenance-services.cc90840c.jpeg', alt: "HVAC Maintenance Services in Dubai & UAE" },
  '/ac-cleaning-services': { address: '/cards/ac-cleaning-services.a6a2e71e.jpeg', alt: "AC Cleaning Services in Dubai & UAE" },
  '/painting-services': { address: '/cards/painting-services.688c7c5a.jpeg', alt: "Painting Services in Dubai" },
};
