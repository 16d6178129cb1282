import type { LucideIcon } from 'lucide-react'
import { render } from '@testing-library/react'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import drawIcon from './draw-icon.ts'

type IconFile = { readonly default: LucideIcon; readonly __iconData: Parameters<typeof drawIcon>[0] }

const FOLDER = 'node_modules/lucide-react/dist/esm/icons'
const names = globSync(`${FOLDER}/*.mjs`).map(path => path.slice(FOLDER.length + 1, -'.mjs'.length))

/** The drawing without lucide's own class names. */
function drawn(Sign: LucideIcon, label?: string) {
  const { container, unmount } = render(<Icon of={Sign} {...(label && { label })} className="sign" />)
  const svg = container.querySelector('svg')
  svg?.setAttribute('class', 'sign')
  svg?.removeAttribute('xmlns')
  const found = {
    inside: svg?.innerHTML,
    attributes: Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value])),
  }
  unmount()
  return found
}

test('built pages draw icons as lucide does', async () => {
  expect(names.length).toBeGreaterThan(1000)
  // A sample, and the close icon, which every dialog uses.
  for (const name of ['x', ...names.filter((_, place) => place % 60 === 0)]) {
    const { default: lucide, __iconData }: IconFile = await import(
      /* @vite-ignore */ `/${FOLDER}/${name}.mjs`
    )
    if (!__iconData) continue // an alias of another icon
    const ours = drawIcon(__iconData) as unknown as LucideIcon // lucide's type also takes a ref
    expect([name, drawn(ours)]).toEqual([name, drawn(lucide)])
    expect([name, drawn(ours, 'Says so')]).toEqual([name, drawn(lucide, 'Says so')])
  }
})
