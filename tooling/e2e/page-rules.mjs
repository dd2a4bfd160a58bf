/** Rules of axe for whole pages, whose demos are parts of them even with a document of their own. */
export const PAGE_RULES = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'];
