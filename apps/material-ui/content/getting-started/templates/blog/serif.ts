/** The letters of the journal's headings; the page that shows them brings the font. */
export const serif = { fontFamily: '"Lora", Georgia, serif', fontWeight: 600 };
