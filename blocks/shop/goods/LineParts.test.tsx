import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinePicture } from './LineParts.tsx'

test('the picture of a line is square, as on a card: nothing of what is sold is cut off', () => {
  const { container } = render(<LinePicture src="/media/demo/tarp.svg" width={72} />)
  const picture = container.querySelector('img')
  expect([picture?.width, picture?.height]).toEqual([72, 72])
})
