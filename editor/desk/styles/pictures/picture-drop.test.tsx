import type { UploadedItem } from '#content-store/client/media.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeMedia } from '../../../form/media/testing.ts'
import { EnvironmentProvider, useEnvironment } from '../../../kit/environment.ts'
import { renderInWorld } from '../../../testing/open-editor.tsx'
import { namedProducts, type StyleValues, valuesOfStyle } from '../style-values.ts'
import { someStyle } from '../testing/some-style.ts'
import { PictureDrop } from './PictureDrop.tsx'

/** A library that keeps files under their names. */
const media = fakeMedia([], {
  upload: async file =>
    ({ url: `/media/${file.name}`, name: file.name, alt: { zh_HK: '', en_US: '' } }) as UploadedItem, // as far as the sheet reads it
})

function Sheet() {
  const world = useEnvironment()
  const [values, setValues] = useState<StyleValues>(() => valuesOfStyle(someStyle().products))
  return (
    <EnvironmentProvider value={{ ...world, services: { ...world.services, media } }}>
      <PictureDrop values={values} products={namedProducts(values, 'en_US')} edit={setValues} />
      {Object.values(values).map(({ code, images = [] }) => (
        <p key={code}>{`${code}: ${images.map(({ url }) => url).join(' ')}`}</p>
      ))}
    </EnvironmentProvider>
  )
}

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('files that are chosen together go to the colours in their names; one without a colour waits for a choice', async () => {
  const { container } = renderInWorld(<Sheet />)
  const user = userEvent.setup()
  const input = container.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files')
  await user.upload(input, ['navy-2.png', 'RED.png', 'IMG_1.png', 'navy-1.png'].map(file))
  expect(await screen.findByText('NC1001-NVY: /media/navy-1.png /media/navy-2.png')).toBeVisible()
  expect(screen.getByText('NC1001-RED: /media/RED.png')).toBeVisible()
  const waiting = screen.getByRole('list', { name: 'Pictures without a colour' })
  await user.selectOptions(within(waiting).getByLabelText('Colour of IMG_1.png'), 'Red')
  expect(await screen.findByText('NC1001-RED: /media/IMG_1.png /media/RED.png')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Pictures without a colour' })).toBeNull()
})
