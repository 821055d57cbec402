import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField, TextField } from "@/components/ui/fields";
import { toast } from "@/components/ui/toast";
import { readTexts, useForm } from "@/components/ui/use-form";
import { coverageKeys } from "@/lib/content/client/coverage";
import { deletePack, editPack, packKeys, restorePack } from "@/lib/content/client/packs";
import { isPackInput, PACK_INPUTS, type PackForm, packFormErrors } from "@/lib/content/domain/pack-form";
import type { PackListItem } from "@/lib/content/schema/packs";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { ReleaseDialog } from "./release-dialog";

/** Changes the list of packs, and says why where that failed. */
function usePackChange() {
  const t = useTranslations("admin.packs");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) =>
      toast({
        title: t("changeFailed"),
        description: errorSentence(error, t("failedUnknown")),
        variant: "destructive",
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: packKeys.list }),
        client.invalidateQueries({ queryKey: coverageKeys.all }),
      ]),
  });
}

/** The form in which a pack is renamed and edited. */
function EditDialog({ pack, onClose }: { pack: PackListItem; onClose(): void }) {
  const t = useTranslations("admin.packs");
  const errors = useTranslations("errors");
  const common = useTranslations("common");
  const change = usePackChange();
  const form = useForm({
    read: (element) => readTexts(element, ["slug", "domain", "input"]),
    check: packFormErrors,
    send: ({ input, ...texts }: PackForm) =>
      change.mutateAsync(() => editPack(pack.slug, { ...texts, ...(isPackInput(input) && { input }) })),
    onDone: onClose,
  });
  function field(name: keyof PackForm) {
    const problem = form.problem(name);
    const error = problem === "refused" ? common("fieldRefused") : problem && errors(problem);
    return { name, required: true, disabled: form.pending, error, defaultValue: pack[name] };
  }
  return (
    <Dialog open onClose={onClose} title={t("editTitle")} closeLabel={common("close")}>
      <form {...form.props} className="grid gap-4">
        <TextField label={t("slug")} hint={t("renameHint")} dir="ltr" autoComplete="off" {...field("slug")} />
        <TextField label={t("domain")} hint={t("domainHint")} autoComplete="off" {...field("domain")} />
        <SelectField
          label={t("input")}
          options={PACK_INPUTS.map((value) => ({ value, label: t(`inputs.${value}`) }))}
          {...field("input")}
        />
        {form.failure && <Alert tone="danger">{form.failure.sentence ?? t("failedUnknown")}</Alert>}
        <div className="dialog-foot">
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" busy={form.pending}>
            {t("save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What can be done with a pack: edit, hide or show, release without a green check, delete. */
export function PackActions({ pack }: { pack: PackListItem }) {
  const t = useTranslations("admin.packs");
  const [open, setOpen] = useState<"edit" | "release" | null>(null);
  const close = () => setOpen(null);
  const { mutate, isPending } = usePackChange();
  const { slug, hidden, released } = pack;
  function remove() {
    mutate(async () => {
      await deletePack(slug);
      toast({ title: t("deleted"), description: t("deletedText", { slug }) });
    });
  }
  const shared = { variant: "secondary", size: "sm", busy: isPending } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...shared} aria-haspopup="dialog" aria-label={t("editNamed", { slug })} onClick={() => setOpen("edit")}>
        {t("edit")}
      </Button>
      <Button
        {...shared}
        aria-label={t(hidden ? "showNamed" : "hideNamed", { slug })}
        onClick={() => mutate(() => editPack(slug, { hidden: !hidden }))}
      >
        {t(hidden ? "show" : "hide")}
      </Button>
      <Button
        {...shared}
        aria-haspopup={released ? undefined : "dialog"}
        aria-label={t(released ? "unreleaseNamed" : "releaseNamed", { slug })}
        onClick={() => (released ? mutate(() => editPack(slug, { released: false })) : setOpen("release"))}
      >
        {t(released ? "unrelease" : "release")}
      </Button>
      <Button {...shared} className="text-danger" aria-label={t("deleteNamed", { slug })} onClick={remove}>
        {t("delete")}
      </Button>
      {open === "edit" && <EditDialog pack={pack} onClose={close} />}
      {open === "release" && (
        <ReleaseDialog
          pack={pack}
          onClose={close}
          onRelease={() => {
            close();
            mutate(() => editPack(slug, { released: true }));
          }}
        />
      )}
    </div>
  );
}

/** Packs that were deleted and can be brought back. */
export function DeletedPacks({ packs }: { packs: readonly PackListItem[] }) {
  const t = useTranslations("admin.packs");
  const { mutate, isPending } = usePackChange();
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby="deleted-packs" className="grid gap-3">
      <h3 id="deleted-packs" className="text-xl">
        {t("deletedTitle")}
      </h3>
      <ul className="grid gap-2">
        {packs.map(({ slug, domain }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere">
              <bdi>{domain}</bdi> <bdi dir="ltr">({slug})</bdi>
            </span>
            <Button
              variant="secondary"
              size="sm"
              busy={isPending}
              aria-label={t("bringBackNamed", { slug })}
              onClick={() => mutate(() => restorePack(slug))}
            >
              {t("bringBack")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
