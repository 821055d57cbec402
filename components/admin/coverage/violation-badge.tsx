import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { readViolation } from "@/lib/content/domain/brand-rules";

/** A violation in words: the rule's sentence, then the part at fault as the text has it. */
export function ViolationBadge({ violation }: { violation: string }) {
  const t = useTranslations("admin.coverage.rule");
  const known = readViolation(violation);
  return (
    <Badge tone="warning" className="max-w-full whitespace-normal rounded-lg py-1">
      <span>
        {known ? t(known.rule) : violation}
        {known?.excerpt && (
          <>
            {": "}
            <bdi>{known.excerpt}</bdi>
          </>
        )}
      </span>
    </Badge>
  );
}
