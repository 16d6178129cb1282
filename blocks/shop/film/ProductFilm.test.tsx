import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { inPage } from '../../testing/render-view.tsx'
import { ProductFilm } from './ProductFilm.tsx'

const film = { url: '/media/film.mp4', poster: '/media/poster.jpg' }
const page = (given = film) => inPage(<ProductFilm film={given} title="Shell" />)
const video = () => document.querySelector('video') as HTMLVideoElement
const cover = () => screen.queryByRole('button', { name: 'Play video: Shell' })

let play: MockInstance<() => Promise<void>>

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
})

test('its poster of 250 × 250 covers it until play is pressed, and again at the end (C-070, C-155, L-359)', () => {
  render(page())
  expect(cover()?.querySelector('img')).toHaveAttribute('src', '/media/poster.jpg?w=250&h=250&q=80')
  fireEvent.click(cover() as HTMLElement)
  expect(play).toHaveBeenCalledOnce()
  expect(cover()).toBeNull()
  expect(video()).toHaveAttribute('controls')
  fireEvent.ended(video())
  expect(cover()).toBeVisible()
})

test('a browser that refuses to play keeps the poster', async () => {
  play.mockRejectedValue(new Error('NotAllowedError'))
  render(page())
  fireEvent.click(cover() as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Play video: Shell' })).toBeVisible()
})

test('without script the browser’s own buttons play it, behind the same poster', () => {
  const html = renderToString(page())
  expect(html).toContain('controls=""')
  expect(html).toContain('poster="/media/poster.jpg?w=250&amp;h=250&amp;q=80"')
  expect(html).not.toContain('<button')
})

test('a film without poster has only the sign to press', () => {
  render(page({ ...film, poster: '' }))
  expect(cover()?.querySelector('img')).toBeNull()
  expect(video()).not.toHaveAttribute('poster')
})
