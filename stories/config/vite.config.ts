import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { demoMedia } from './demo-media.ts'
import { editorCanvas } from './editor-canvas.ts'

export default defineConfig({
  plugins: [react(), demoMedia(), editorCanvas()],
  build: { assetsInlineLimit: 0 },
})
