import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const meta = { title: 'Foundation/Chinese face' } satisfies Meta
export default meta

const WORDS = '嘅喺咗啲瞓攞，鰂魚涌深水埗。'

const points = (range: string) =>
  range.split(',').map(part => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

const draws = (face: FontFace, text: string) =>
  Array.from(text).some(char =>
    points(face.unicodeRange).some(
      ([from, to]) => (char.codePointAt(0) ?? 0) >= from && (char.codePointAt(0) ?? 0) <= to,
    ),
  )

const inFrame = (): Document => {
  const inside = document.querySelector<HTMLIFrameElement>('iframe[title="Chinese face"]')?.contentDocument
  if (!inside) throw new Error('No frame')
  return inside
}
const facesOf = (name: string) =>
  [...inFrame().fonts].filter(({ family }) => family.replaceAll('"', '') === name)
const hanFaces = () => facesOf('Cairn Han')
const isAsked = ({ status }: FontFace) => status !== 'unloaded'
const hasLocalFace = () => facesOf('Cairn Han Local').some(({ status }) => status === 'loaded')

/** Puts the text and the page's style sheets into a document of its own: stories before have fetched slices for this one. */
function fill(frame: HTMLIFrameElement | null) {
  const inside = frame?.contentDocument
  if (!inside) return
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
    inside.head.append(sheet.cloneNode(true))
  inside.documentElement.lang = 'zh-HK'
  inside.body.textContent = WORDS
}

/** Without a Chinese font on the device the text still shows, and only slices that hold its characters are fetched. */
export const OnlyTheSlicesNeeded: StoryObj = {
  render: () => <iframe title="Chinese face" ref={fill} style={{ width: '100%', height: 60, border: 0 }} />,
  play: async () => {
    await waitFor(() => expect(hanFaces().length).toBeGreaterThan(90), { timeout: 10_000 })
    const needed = hanFaces().filter(face => draws(face, WORDS))
    await waitFor(() => expect(hasLocalFace() || needed.every(isAsked)).toBe(true), { timeout: 40_000 })
    // The fetches can take a while.
    if (!hasLocalFace()) await Promise.all(needed.map(({ loaded }) => loaded))
    await expect(hanFaces().filter(face => isAsked(face) && !draws(face, WORDS))).toEqual([])
  },
}
