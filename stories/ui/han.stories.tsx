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

const facesOf = (name: string) =>
  [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === name)
const hanFaces = () => facesOf('Cairn Han')
const hasLocalFace = () => facesOf('Cairn Han Local').some(({ status }) => status === 'loaded')

/** Without a Chinese font on the device the text still shows, and only slices that hold its characters are fetched. */
export const OnlyTheSlicesNeeded: StoryObj = {
  render: () => <p style={{ fontSize: '0.28rem' }}>{WORDS}</p>,
  play: async () => {
    await expect(hanFaces().length).toBeGreaterThan(90)
    const needed = hanFaces().filter(face => draws(face, WORDS))
    const isAsked = ({ status }: FontFace) => status !== 'unloaded'
    await waitFor(() => expect(hasLocalFace() || needed.every(isAsked)).toBe(true), { timeout: 40_000 })
    // The fetches can take a while.
    if (!hasLocalFace()) await Promise.all(needed.map(({ loaded }) => loaded))
    // The page's own text (story names) may have fetched other slices; this text must not.
    const text = document.body.innerText
    for (const face of hanFaces()) if (face.status !== 'unloaded') await expect(draws(face, text)).toBe(true)
  },
}
