/**
 * A segment or a name as they are compared: letter case, compatibility forms, spaces and the `-` that stands for `/` make no
 * difference. Source: CO-09.
 */
export const foldedSegment = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll('/', '-').replace(/\s+/g, ' ').trim()
