/** Whether the page is laid out as on phones, up to 1024 px. In browsers, when somebody presses something. Source: LO-99. */
export const isPhoneLayout = (): boolean => window.matchMedia('(max-width: 1024px)').matches
