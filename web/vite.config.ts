import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { defineConfig } from "vitest/config";

// The server answers these itself; everything else is the page.
const SERVER = process.env.LUDOFOOT_SERVER ?? "http://127.0.0.1:8000";

/** Whatever is shown needs it: in one piece it packs better. */
const PREACT = { name: "preact", test: /node_modules.@?preact/, priority: 1 };

/** So does what every table needs, beyond what shelf and box have brought by then: live, in a replay, with any game. */
const TABLE = {
  debugName: "table",
  name: (id: string, graph: Rolldown.ChunkingContext) => {
    const [all, shelf, box] = ["table/page.tsx", "main.tsx", "shelf/new-table.tsx"].map((module) =>
      needs(resolve("src", module), graph),
    );
    return all?.has(id) && !shelf?.has(id) && !box?.has(id) ? "table" : null;
  },
  minShareCount: 2,
  // They are all named above, but for what lies in a piece that comes before.
  includeDependenciesRecursively: false,
};

/** The modules that come with this one. */
function needs(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const one of graph.getModuleInfo(id)?.importedIds ?? []) needs(one, graph, found);
  }
  return found;
}

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
    rolldownOptions: { output: { codeSplitting: { groups: [PREACT, TABLE] } } },
  },
  // The keys lie where the terminal finds them too.
  server: { fs: { allow: [".."] }, proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
