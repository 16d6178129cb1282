import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseOptions } from './page/normalise.ts'
import { registry } from './registry.ts'
import { inPage } from './testing/render-view.tsx'
import type { PageMode, View } from './page/view.ts'
import { allViews } from './testing/all-views.ts'

const html = (View: View, options: unknown, mode: PageMode) =>
  renderToString(inPage(<View id="c1" options={options} data={{}} />, { mode }))

describe.each(registry.map(block => [block.code, block] as const))('%s', (code, block) => {
  let View: View
  beforeAll(async () => {
    View = await allViews[code]()
  })

  test.each(['shop', 'builder'] as const)('shows its defaults and presets in the %s', mode => {
    for (const options of [{}, ...block.presets.map(preset => preset.options)])
      expect(() => html(View, parseOptions(block, options).options, mode)).not.toThrow()
  })
})
