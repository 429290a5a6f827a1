  monthly <- orders |>
    group_by(month = floor_date(ordered_on, "month")) |>
    summarise(
      orders = n(),
      sales = sum(amount, na.rm = TRUE),
      average = mean(amount, na.rm = TRUE)
    ) |>
    arrange(month)
  write_csv(monthly, file.path(output_dir, "monthly_sales.csv"), na = "")
