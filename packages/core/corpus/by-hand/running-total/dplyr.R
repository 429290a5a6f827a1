  days <- orders |>
    group_by(ordered_on) |>
    summarise(sales = sum(amount, na.rm = TRUE)) |>
    arrange(ordered_on) |>
    mutate(so_far = cumsum(sales))
  write_csv(days, file.path(output_dir, "running_total.csv"), na = "")
