/** Returns true if the page has the phone's layout, up to 1024 px. Browsers only, in event handlers. Source: LO-99. */
export const isPhoneLayout = (): boolean => window.matchMedia('(max-width: 1024px)').matches
