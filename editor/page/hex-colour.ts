/** `#1f3d2f` or `#fff`: the notation whose contrast can be worked out. */
export const isHexColour = (text: string) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim())
