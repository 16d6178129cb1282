/** Documents whose acceptance registration and checkout ask for. Source: M-043, L-145. */
export const LEGAL_DOCUMENTS = ['terms-of-use', 'privacy-policy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** Documents that the shop links to, each at the address of its code. Source: C-034, L-145. */
export const LINKED_DOCUMENTS = [...LEGAL_DOCUMENTS, 'about-brand', 'about-brands'] as const
