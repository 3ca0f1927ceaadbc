import { defineConfig } from "vitest/config";

// The server answers these itself; everything else is the page.
const SERVER = process.env.LUDOFOOT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/ludofoot/page",
    emptyOutDir: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: "es2023",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // The keys lie where the terminal finds them too.
  server: { fs: { allow: [".."] }, proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  // One window for all files: making it is most of the time, and each test clears what it kept.
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.{ts,tsx}"] },
});
