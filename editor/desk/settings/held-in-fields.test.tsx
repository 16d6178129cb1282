import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HeldSetting } from '#desk/settings/setting-shapes.ts'
import { settings } from '#desk/collections/settings/definition.ts'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { formSubject } from '../collections/record-form.ts'
import { HeldInFields } from './HeldInFields.tsx'

const HELD: readonly HeldSetting[] = [
  { field: 'freeDeliveryFrom', subject: 'delivery', value: 100_000, variable: null },
  {
    field: 'homeDays',
    subject: 'delivery',
    value: { HK: { fewest: 3, most: 5 }, MO: { fewest: 5, most: 7 } },
    variable: null,
  },
  { field: 'returnDays', subject: 'returns', value: 14, variable: null },
]

function Form({ options }: { readonly options: Readonly<Record<string, unknown>> }) {
  const { services, currencySymbol } = useEnvironment()
  return (
    <HeldInFields code="delivery">
      <Inspector
        block={formSubject(settings, 'stored', { code: 'delivery' })}
        options={options}
        onChange={() => undefined}
        locale="en_US"
        currencySymbol={currencySymbol}
        problems={[]}
        services={services}
      />
    </HeldInFields>
  )
}

test('empty fields show what holds, amounts in dollars; a typed one shows itself', async () => {
  renderInWorld(<Form options={{ homeDays: { HK: { fewest: 2 } } }} />, {
    answers: { 'settings.held': async () => [...HELD] },
  })
  const free = await screen.findByPlaceholderText('1000')
  expect(free).toHaveAccessibleName(/Free delivery from/)
  expect(free).toHaveValue('')
  expect(screen.getByDisplayValue('2')).toHaveAttribute('placeholder', '3')
  expect(screen.getAllByPlaceholderText('5')).toHaveLength(2)
  expect(screen.queryByPlaceholderText('14')).toBeNull()
})
