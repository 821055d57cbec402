"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { CheckIcon } from "@/components/ui/icons";
import type { BlockId } from "@/lib/assessment/domain/instrument/blocks";
import type { BlockReply } from "@/lib/assessment/schema/step-texts";

export interface BlockChoiceProps {
  blocks: readonly BlockReply[];
  selected: BlockId | null;
  onSelect(id: BlockId): void;
  focusOnMount?: boolean;
}

/** The blocks of a type as one group of radio buttons, each a card that shows gift and risk once it is taken. */
export function BlockChoice({ blocks, selected, onSelect, focusOnMount }: BlockChoiceProps) {
  const t = useTranslations("blocksStep");
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const focusFirst = useRef(focusOnMount);
  useEffect(() => {
    if (focusFirst.current) group.current?.focus();
  }, []);
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0">
      <legend className="mb-2 font-semibold max-sm:text-sm">{selected ? t("choose") : t("chooseFirst")}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {blocks.map((block) => (
          <BlockCard key={block.id} {...{ block, name }} checked={block.id === selected} onSelect={onSelect} />
        ))}
      </div>
    </fieldset>
  );
}

interface BlockCardProps {
  block: BlockReply;
  name: string;
  checked: boolean;
  onSelect(id: BlockId): void;
}

function BlockCard({ block, name, checked, onSelect }: BlockCardProps) {
  const t = useTranslations("blocksStep");
  const id = useId();
  return (
    <label htmlFor={id} className="choice relative flex! flex-col gap-1 px-4! py-3!">
      <input
        id={id}
        type="radio"
        className="sr-only"
        {...{ name, checked }}
        value={block.id}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onChange={() => onSelect(block.id)}
      />
      <span className="flex items-start justify-between gap-3">
        <span id={`${id}-title`} className="font-serif text-lg sm:text-xl">
          <span className="sr-only">{t(block.name === "Block A" ? "names.a" : "names.b")}</span> {block.title}
        </span>
        {checked && <CheckIcon className="mt-1 text-accent" />}
      </span>
      <span id={`${id}-text`} className="max-sm:text-sm">
        <span className="block">{block.description}</span>
        <span className={checked ? "mt-2 grid gap-2" : "sr-only"}>
          <BlockNote label={t("gift")} text={block.gift} />
          <BlockNote label={t("watch")} text={block.watch} />
        </span>
      </span>
    </label>
  );
}

function BlockNote({ label, text }: { label: string; text: string }) {
  return (
    <span className="block text-sm">
      <strong className="block font-semibold">{label}</strong> {text}
    </span>
  );
}
