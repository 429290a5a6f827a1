    days = (
        orders.groupby("ordered_on", dropna=False)["amount"]
        .sum(min_count=1)
        .reset_index(name="sales")
        .sort_values("ordered_on")
    )
    days["so_far"] = days["sales"].cumsum().ffill()
    days.to_csv(output_dir / "running_total.csv", index=False)
