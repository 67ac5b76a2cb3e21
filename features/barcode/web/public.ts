/** What the screens of other features may use of barcodes: on pages that are loaded with the decoder. */
export { useProduct } from './api.ts';
export { fetchDecoderAhead } from './components/decoder.ts';
export { ScannerPanel } from './components/scanner-panel.tsx';
