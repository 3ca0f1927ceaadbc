import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { fromHex, promiseOf, randomHex } from "../src/net/random";
import { sha256 } from "../src/net/sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the published vector of %j", (text, hash) => {
  expect(sha256(bytes(text))).toBe(hash);
});

test("any length agrees with another implementation", () => {
  for (let length = 0; length < 200; length++) {
    const data = new Uint8Array(randomBytes(length));
    expect(sha256(data)).toBe(createHash("sha256").update(data).digest("hex"));
  }
});

test("a promise is the hash of the salt's bytes, as the table computes it", () => {
  const salt = randomHex(32);
  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  expect(promiseOf(salt)).toBe(createHash("sha256").update(fromHex(salt)).digest("hex"));
  expect(promiseOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});
