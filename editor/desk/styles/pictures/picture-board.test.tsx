import type { UploadedItem } from '#content-store/client/media.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeMedia } from '../../../form/media/testing.ts'
import { EnvironmentProvider, useEnvironment } from '../../../kit/environment.ts'
import { renderInWorld } from '../../../testing/open-editor.tsx'
import type { ProductFinding } from '../findings.ts'
import { type SpuLine, type StyleValues, valuesOfStyle } from '../style-values.ts'
import { someStyle } from '../testing/some-style.ts'
import { PictureBoard } from './PictureBoard.tsx'

interface SheetProps {
  readonly red?: Partial<SpuLine>
  readonly findings?: readonly ProductFinding[]
}

/** A library that keeps files under their names. */
const media = fakeMedia([], {
  upload: async file =>
    ({ url: `/media/${file.name}`, name: file.name, alt: { zh_HK: '', en_US: '' } }) as UploadedItem, // as far as the sheet reads it
})

function Sheet({ red = {}, findings = [] }: SheetProps) {
  const world = useEnvironment()
  const [values, setValues] = useState<StyleValues>(() => valuesOfStyle(someStyle(red).products))
  return (
    <EnvironmentProvider value={{ ...world, services: { ...world.services, media } }}>
      <PictureBoard values={values} findings={findings} isReadOnly={false} edit={setValues} />
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

const altOf = (number: number, language = 'English') =>
  screen.getByRole('textbox', { name: `Alternative text in ${language}: Picture ${number} of Red` })

const TWO: Partial<SpuLine> = { images: [{ url: '/media/a.png' }, { url: '/media/b.png', type: 'FIGURE' }] }

test('alternative texts are proposed in both languages on request, and corrected in place', async () => {
  renderInWorld(<Sheet red={TWO} />)
  const user = userEvent.setup()
  expect(altOf(1)).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Propose alternative texts of 2 pictures' }))
  expect(altOf(1, 'Chinese')).toHaveValue('山脊外套，紅')
  expect(altOf(2)).toHaveValue('Ridge jacket, Red (2)')
  await user.type(altOf(2), ' from behind')
  expect(altOf(2)).toHaveValue('Ridge jacket, Red (2) from behind')
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull()
})

test('pictures are put in order and taken away by their menu; the focus stays with the colour', async () => {
  renderInWorld(<Sheet red={TWO} />)
  const user = userEvent.setup()
  const act = async (number: number, name: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for Picture ${number} of Red` }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await act(1, 'Move down')
  expect(screen.getByText('NC1001-RED: /media/b.png /media/a.png')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Kind: Picture 1 of Red' })).toHaveValue('FIGURE')
  await act(1, 'Remove')
  expect(screen.getByText('NC1001-RED: /media/a.png')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Red 1 picture' })).toHaveFocus())
})

test('a handle moves by Alt and an arrow key', async () => {
  renderInWorld(<Sheet red={TWO} />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Move Picture 1 of Red' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByText('NC1001-RED: /media/b.png /media/a.png')).toBeVisible()
})

test('a refused text is said at its picture, and the address of a picture can be typed', async () => {
  const message = 'must not be empty'
  const refused = { code: 'NC1001-RED', path: 'images.1.alt.en_US', message, problem: 'refused' as const }
  renderInWorld(<Sheet red={TWO} findings={[refused]} />)
  const user = userEvent.setup()
  expect(altOf(2)).toHaveAccessibleDescription(message)
  expect(altOf(2)).toBeInvalid()
  expect(altOf(2, 'Chinese')).not.toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Actions for Picture 1 of Red' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change the address' }))
  const address = screen.getByRole('textbox', { name: 'Address: Picture 1 of Red' })
  await user.clear(address)
  await user.type(address, 'https://cdn.example/x.png')
  await user.tab()
  expect(screen.getByText('NC1001-RED: https://cdn.example/x.png /media/b.png')).toBeVisible()
})
