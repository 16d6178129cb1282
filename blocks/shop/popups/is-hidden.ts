/** Hidden on this device by its frame's style: such a pop-up neither shows nor counts. Source: L-351, LO-37. */
export const isHidden = (place: HTMLElement | null): boolean => place?.checkVisibility?.() === false
