import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { richTextBlock } from './block.ts'
import { RichText } from './RichText.tsx'

const show = (content: string) => renderView('richText', RichText, { content })

describe('rich text', () => {
  test('shows formatted content as entered (L-261)', () => {
    show('<h2>尺碼</h2><p>見<a href="/list">列表</a></p><table><tbody><tr><td>M</td></tr></tbody></table>')
    expect(screen.getByRole('heading', { level: 2, name: '尺碼' })).toBeVisible()
    expect(screen.getByRole('link', { name: '列表' })).toHaveAttribute('href', '/list')
    expect(screen.getByRole('cell', { name: 'M' })).toBeVisible()
  })

  test.each(['', '  \n '])('without content nothing shows: %j', content => {
    expect(show(content).container).toBeEmptyDOMElement()
  })

  test('needs no script', () => expect(richTextBlock.hydration({ content: '<p>x</p>' })).toBe('never'))
})
