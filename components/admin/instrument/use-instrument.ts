import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useLanguage } from "@/components/layout/language-provider";
import {
  adopt,
  cancelEstimation,
  fetchEstimation,
  fetchInstrument,
  instrumentKeys,
  startEstimation,
} from "@/lib/assessment/client/instrument";
import type { EstimationState } from "@/lib/assessment/schema/instrument";
import { formatDateTime } from "@/lib/platform/format-date";

/** How often the progress of an estimation is asked for, in milliseconds. */
const PROGRESS_EVERY_MS = 1_000;

/** What is in use and what was estimated. */
export function useInstrument() {
  const query = useQuery({ queryKey: instrumentKeys.all, queryFn: fetchInstrument });
  useAdminOnly(query.error);
  return query;
}

/**
 * The estimation under way: its state, asked for again and again while it runs, and the ways to begin and to end one.
 * `known` is what the page was opened with.
 */
export function useEstimation(known: EstimationState) {
  const client = useQueryClient();
  const { data: state } = useQuery({
    queryKey: instrumentKeys.estimation,
    queryFn: fetchEstimation,
    initialData: known,
    refetchInterval: ({ state: { data } }) => data?.kind === "running" && PROGRESS_EVERY_MS,
  });
  const running = state.kind === "running";
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) void client.invalidateQueries({ queryKey: instrumentKeys.all });
    wasRunning.current = running;
  }, [running, client]);
  const onSuccess = (next: EstimationState) => client.setQueryData(instrumentKeys.estimation, next);
  const start = useMutation({ mutationFn: startEstimation, onSuccess });
  const cancel = useMutation({ mutationFn: cancelEstimation, onSuccess });
  return { state, start, cancel };
}

/** Adopts a calibration, or goes back with null. */
export function useAdopt(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: adopt,
    onSuccess: (instrument) => {
      client.setQueryData(instrumentKeys.all, instrument);
      onDone();
    },
  });
}

/** Numbers to three places, shares, and moments, in the language of the page. */
export function useInstrumentFormats() {
  const { info } = useLanguage();
  const places = new Intl.NumberFormat(info.tag, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const logits = new Intl.NumberFormat(info.tag, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
  const plain = new Intl.NumberFormat(info.tag, { maximumFractionDigits: 2 });
  return {
    places: (value: number) => places.format(value),
    logits: (value: number) => logits.format(value),
    plain: (value: number) => plain.format(value),
    moment: (iso: string) => formatDateTime(iso, info),
  };
}
