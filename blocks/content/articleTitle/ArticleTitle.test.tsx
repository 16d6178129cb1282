import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { ArticleTitle } from './ArticleTitle.tsx'

const show = (options: object) => renderView('articleTitle', ArticleTitle, options)
const styleOf = (element: HTMLElement) => (name: string) => element.style.getPropertyValue(name)

describe('article title', () => {
  test('shows its text as a heading (L-218)', () => {
    show({ title: '山野精選' })
    expect(screen.getByRole('heading', { name: '山野精選' })).toBeVisible()
  })

  test('unset: 102 / 53 high, 102 / 53 line height, 24 / 17 px, #333333 (L-219/220/221/222)', () => {
    show({ title: 'Plain' })
    const value = styleOf(screen.getByRole('heading'))
    const names = [
      '--height',
      '--m-height',
      '--line-height',
      '--m-line-height',
      '--font-size',
      '--m-font-size',
    ]
    expect(names.map(value)).toEqual(['102px', '53px', '102px', '53px', '24px', '17px'])
    expect(value('--colour')).toBe('#333333')
  })

  test('set values apply, also as strings; an invalid number alone falls back (L-172)', () => {
    show({ title: 'Set', height: '160', fontSize: 'big', color: 'rgb(1 2 3 / 50%)' })
    const value = styleOf(screen.getByRole('heading'))
    expect(['--height', '--font-size', '--colour'].map(value)).toEqual(['160px', '24px', 'rgb(1 2 3 / 50%)'])
  })

  test('without a title nothing shows', () => {
    expect(show({ title: '   ' }).container).toBeEmptyDOMElement()
  })
})
