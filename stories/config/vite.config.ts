import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { demoMedia } from './demo-media.ts'

export default defineConfig({ plugins: [react(), demoMedia()], build: { assetsInlineLimit: 0 } })
